/** How the application is: what it did not catch, what its FX thread is busy with, what it draws and takes. */
package org.mcpjavafx.core.diagnose;
