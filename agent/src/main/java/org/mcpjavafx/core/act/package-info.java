/** Drives the application as a user would; what a user could not reach is refused. */
package org.mcpjavafx.core.act;
