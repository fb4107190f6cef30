/** Speaks the protocol of PROTOCOL.md and keeps its deadlines. Whom it speaks for, it does not know: no window, no node. */
package org.mcpjavafx.core.wire;
