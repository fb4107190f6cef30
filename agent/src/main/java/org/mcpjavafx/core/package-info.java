/**
 * What is loaded beside the application's JavaFX: here is where it is entered, and which room does what a
 * server asks for. {@code act} drives the application and {@code controls} knows particular controls, both
 * by {@code scene}, which reads the application; all may use {@code wire}, which speaks with the server.
 * Nothing leads back. Public is what another room needs; none of it is meant for applications.
 */
package org.mcpjavafx.core;
