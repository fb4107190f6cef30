/** All that links {@code javafx.controls}, and nothing else: an application may run without that module. */
package org.mcpjavafx.core.controls;
