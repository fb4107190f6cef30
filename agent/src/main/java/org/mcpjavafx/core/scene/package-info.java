/**
 * Reads the application: its windows, the tree of nodes that callers see, pictures. What depends on
 * {@code javafx.controls} it asks for by {@link org.mcpjavafx.core.scene.Controls}.
 */
package org.mcpjavafx.core.scene;
