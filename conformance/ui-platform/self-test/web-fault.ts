import type { JsonObject } from '../../kit/reading/json.js';

/** What is wrong with a web server, its WebSockets and its pages. */
export interface WebFault {
  /** Where it listens. */
  address?: string;
  /** It does not listen before so many milliseconds have passed. */
  lateMs?: number;
  /** Changes a request on its way, those for WebSockets included; `own` is the right Host. */
  ask?: (request: WebRequest, own: string) => WebRequest;
  /** Changes an answer. */
  answer?: (answer: WebAnswer, request: WebRequest) => WebAnswer | Promise<WebAnswer>;
  /** What becomes of a message of a frontend; other frames are let through. */
  sent?: (message: WebMessage, connection: WebConnection) => readonly WebMessage[];
  /** What becomes of a frame that is no message; without it, it is let through. */
  sentStrange?: (frame: string) => string | null;
  /** What becomes of a message to a frontend. */
  came?: (message: WebMessage, connection: WebConnection) => readonly WebMessage[];
  /** The messages of a batch go on one by one. */
  apart?: boolean;
  /** The code by which a connection of a frontend is closed. */
  closed?: (code: number) => number;
  /** The connection to the platform stays when the frontend goes. */
  clings?: boolean;
  /** Runs in every page before its own code; such a page is allowed to do anything. */
  script?: string;
}

export interface WebRequest {
  method: string;
  path: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
}

export interface WebAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface WebMessage {
  type: string;
  data: JsonObject;
}

/** One connection, and what a fault keeps of it. */
export interface WebConnection {
  /** How many there were before. */
  readonly nth: number;
  /** For whatever a fault wants to remember. */
  readonly notes: Map<unknown, unknown>;
  /** Sends something to the platform in the name of the frontend. */
  toPlatform(message: WebMessage): void;
}
