// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
@file:OptIn(ExperimentalSerializationApi::class)

package mcpuiplatform.client

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * What a frontend may do with a variable: read it, write it, both, or trigger it. Other values may join: compare with
 * the constants, and expect more.
 */
@Serializable
@JvmInline
public value class Access(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val R: Access = Access("r")
        public val W: Access = Access("w")
        public val RW: Access = Access("rw")
        public val ACTION: Access = Access("action")
    }
}

/** The configuration in force: what config/config.toml says, and defaults where it says nothing. */
@Serializable
public data class Configuration(
    /** \[server]: how the web server listens when the platform is started without --mcp. */
    public val server: ServerConfiguration,
    /** \[lua]: what Lua code may use up. */
    public val lua: LuaConfiguration,
    /** \[session]: how sessions end. */
    public val session: SessionConfiguration,
    /** \[logging]: what the platform itself writes. */
    public val logging: LoggingConfiguration,
)

/** \[server]: how the web server listens when the platform is started without --mcp. */
@Serializable
public data class ServerConfiguration(
    /** The port; 0 means any free one. With --mcp any free one is taken, whatever stands here. */
    public val port: Long,
    /** How many sessions there may be at once. */
    public val maxSessions: Long,
)

/** \[lua]: what Lua code may use up. */
@Serializable
public data class LuaConfiguration(
    /** After this time the code is stopped and the session goes on. */
    public val softTimeoutMs: Long,
    /** After this time the Lua state is given up and the session begins again. */
    public val hardTimeoutMs: Long,
    /** The memory of one session. */
    public val memoryMb: Long,
)

/** \[session]: how sessions end. */
@Serializable
public data class SessionConfiguration(
    /** How long a session may be idle before it ends. */
    public val timeout: String,
)

/** \[logging]: what the platform itself writes. */
@Serializable
public data class LoggingConfiguration(
    /** The least important messages that are written. */
    public val level: LoggingConfigurationLevel,
    /**
     * Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible, and stderr takes its
     * place.
     */
    public val output: String,
)

/**
 * The least important messages that are written. Other values may join: compare with the constants, and expect more.
 */
@Serializable
@JvmInline
public value class LoggingConfigurationLevel(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val ERROR: LoggingConfigurationLevel = LoggingConfigurationLevel("error")
        public val WARN: LoggingConfigurationLevel = LoggingConfigurationLevel("warn")
        public val INFO: LoggingConfigurationLevel = LoggingConfigurationLevel("info")
        public val DEBUG: LoggingConfigurationLevel = LoggingConfigurationLevel("debug")
    }
}

/** The stable code of a tool error. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class ErrorCode(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        /** No folder has been configured yet. Call ui_configure with an absolute base_dir. */
        public val NOT_CONFIGURED: ErrorCode = ErrorCode("UI_NOT_CONFIGURED")

        /** A folder is configured, but the web server is not running. Call ui_start. */
        public val NOT_STARTED: ErrorCode = ErrorCode("UI_NOT_STARTED")

        /**
         * The web server is running already. Go on: ui_run, ui_upload_viewdef, ui_open_browser and ui_get_state work
         * now.
         */
        public val ALREADY_RUNNING: ErrorCode = ErrorCode("UI_ALREADY_RUNNING")

        /**
         * The folder cannot change while the web server is running. Go on with the configured folder, or start a new
         * process for another one.
         */
        public val CANNOT_RECONFIGURE: ErrorCode = ErrorCode("UI_CANNOT_RECONFIGURE")

        /**
         * The arguments are not what the tool takes; nothing was done. Repair what details.issues names and call again.
         */
        public val INVALID_INPUT: ErrorCode = ErrorCode("UI_INVALID_INPUT")

        /** There is no session of that id, or it has ended. Choose one of details.sessions. */
        public val SESSION_NOT_FOUND: ErrorCode = ErrorCode("UI_SESSION_NOT_FOUND")

        /**
         * The Lua code does not compile, or it failed while it ran. Read the message, correct the code and call again;
         * what ran before the error has had its effect.
         */
        public val LUA_ERROR: ErrorCode = ErrorCode("UI_LUA_ERROR")

        /**
         * The Lua code ran into a time limit and was stopped. Make the code do less in one call. If
         * details.sessionReset is true, the session began again from main.lua.
         */
        public val TIMEOUT: ErrorCode = ErrorCode("UI_TIMEOUT")

        /**
         * A file, a folder, a port or the program that opens browsers could not be used. Read the message; correct the
         * path or the system, and call again.
         */
        public val IO: ErrorCode = ErrorCode("UI_IO")

        /** The platform failed. Try again; report it if it stays. */
        public val INTERNAL: ErrorCode = ErrorCode("UI_INTERNAL")
    }
}

/** What a tool answers instead of its output when it fails. */
@Serializable
public data class ErrorEnvelope(
    /** The error. */
    public val error: ToolError,
)

/** One thing that is wrong with an input. */
@Serializable
public data class InputIssue(
    /** JSON Pointer into the arguments. */
    public val pointer: String,
    /** What is wrong, as a sentence. */
    public val message: String,
    /** What would have been right. */
    public val expected: String,
)

/** Details of UI_INVALID_INPUT. */
@Serializable
public data class InvalidInputDetails(
    /** All that is wrong. */
    public val issues: List<InputIssue>,
)

/** Details of UI_LUA_ERROR. */
@Serializable
public data class LuaErrorDetails(
    /** The calls that led to the error, as Lua writes them; null for code that does not compile. */
    public val traceback: String? = null,
)

/**
 * How an object stands in a value: the object itself never travels. It has a variable of its own; the same object has
 * the same one as long as it lives.
 */
@Serializable
public data class ObjectRef(
    /** The number of the variable of the object. */
    public val obj: Long,
)

/** Details of UI_SESSION_NOT_FOUND. */
@Serializable
public data class SessionNotFoundDetails(
    /** What was asked for. */
    public val sessionId: String,
    /** The ids of the sessions that there are, the oldest first. */
    public val sessions: List<String>,
)

/** Details of UI_TIMEOUT. */
@Serializable
public data class TimeoutDetails(
    /** The limit that was reached. */
    public val limitMs: Long,
    /**
     * True when the Lua state was given up and main.lua ran again; false when the state is as the stopped code left it.
     */
    public val sessionReset: Boolean,
)

/** What went wrong, for a program and for a model. */
@Serializable
public data class ToolError(
    /** Stable code. */
    public val code: ErrorCode,
    /** What happened, as a sentence; it is also the text of the result. */
    public val message: String,
    /** More, by code. */
    public val details: JsonObject,
)

/** Facts about a variable beside its value. Applications and frontends may add others; in a change null removes one. */
@Serializable
public data class VariableProperties(
    /** The type of the presenter that the value is; it chooses the view. */
    public val type: String? = null,
    /**
     * Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What stands behind a ?
     * becomes properties: name?access=r.
     */
    public val path: String? = null,
    /** What a frontend may do with it; rw where nothing is said. */
    public val access: Access? = null,
    /** Which view of its type to show; DEFAULT where nothing is said. */
    public val namespace: String? = null,
    /** Of variable 1: what the page is called. */
    public val title: String? = null,
    /**
     * Of variable 1: another string for each fresh Lua state of the session, so that a frontend that connects again
     * knows whether its variables mean the same.
     */
    public val epoch: String? = null,
    /** Of variable 1: view definitions, all of them in an answer, else those that are new. */
    public val viewdefs: Viewdefs? = null,
)

/** View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one template element. */
public typealias Viewdefs = Map<String, String>

/** Where the project is. */
@Serializable
public data class ConfigureInput(
    /** Absolute path of the folder that is the root of the project. */
    @SerialName("base_dir")
    public val baseDir: String,
)

/** What is in force now. */
@Serializable
public data class ConfigureOutput(
    /** The folder, as an absolute path. */
    public val baseDir: String,
    /** Where print, io.write and io.stdout of Lua go. */
    public val logFile: String,
    /** Where io.stderr of Lua goes. */
    public val errorLogFile: String,
    /** The configuration. */
    public val config: Configuration,
)

/** Whose. */
@Serializable
public data class GetStateInput(
    /** The session. Default: "1". */
    public val sessionId: String? = null,
)

/** Variable 1. */
@Serializable
public data class GetStateOutput(
    /** Always 1. */
    @EncodeDefault
    public val id: Long = 1,
    /** Its properties, the view definitions left out. */
    public val properties: VariableProperties,
    /**
     * Its value; null as long as the application has not been created. A string, a number, a boolean, null, an object
     * as {"obj": number}, or an array of these.
     */
    public val value: JsonElement,
)

/** What to open. */
@Serializable
public data class OpenBrowserInput(
    /** The session. Default: "1". */
    public val sessionId: String? = null,
    /** Path below the session; it begins with one slash. Default: "/". */
    public val path: String? = null,
    /** Whether a second tab of the session yields to the first. Default: true. */
    public val conserve: Boolean? = null,
)

/** What was opened. */
@Serializable
public data class OpenBrowserOutput(
    /** The whole URL. */
    public val url: String,
)

/** What to run, and where. */
@Serializable
public data class RunInput(
    /** Lua code; use return to get a result. */
    public val code: String,
    /** The session. Default: "1". */
    public val sessionId: String? = null,
)

/** What the code returned. */
@Serializable
public data class RunOutput(
    /**
     * The first result as JSON; null when there is none; integers beyond 2^53 as strings; {"non-json": text} where JSON
     * has no word for it.
     */
    public val result: JsonElement,
)

/** Nothing. */
@Serializable
public data object StartInput

/** Where it listens. */
@Serializable
public data class StartOutput(
    /** The base URL, without a slash at its end. */
    public val url: String,
)

/** The view, and what it is for. */
@Serializable
public data class UploadViewdefInput(
    /** The presenter type that it shows, such as Contact. */
    public val type: String,
    /** Which of its views it is; DEFAULT is the one that is taken where nothing else is said. */
    public val namespace: String,
    /** HTML: exactly one template element. */
    public val content: String,
)

/** What was stored, and who got it. */
@Serializable
public data class UploadViewdefOutput(
    /** TYPE.NAMESPACE. */
    public val key: String,
    /** How many connected frontends it was pushed to. */
    public val frontends: Long,
    /** How many variables of the type were refreshed, in all sessions together. */
    public val variables: Long,
)
