package org.mcpjavafx.core.wire;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Messages on a socket: length (4 bytes), kind (1 byte), body. The protocol stands in PROTOCOL.md. */
final class Frames implements AutoCloseable {
  /** A text to type is the longest thing that a server sends. */
  private static final int LONGEST = 16 << 20;
  /** Before the token is known to be right nobody gets to send more. */
  private static final int LONGEST_HELLO = 4096;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;
  private int longest = LONGEST_HELLO;

  Frames(Socket socket) throws IOException {
    this.socket = socket;
    socket.setTcpNoDelay(true);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 14));
    out = new BufferedOutputStream(socket.getOutputStream(), 1 << 14);
  }

  void trust() {
    longest = LONGEST;
  }

  Object read() throws IOException {
    int length = in.readInt();
    if (length < 1 || length > longest) throw new IOException("message of " + length + " bytes");
    byte kind = in.readByte();
    if (kind != 'J') throw new IOException("message of unknown kind " + kind);
    byte[] body = in.readNBytes(length - 1);
    if (body.length != length - 1) throw new IOException("connection ended within a message");
    try {
      return JsonReader.read(new String(body, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  void write(JsonWriter json) throws IOException {
    write('J', ByteBuffer.wrap(json.bytes(), 0, json.size()), new byte[0]);
  }

  /** The answer to a request as bare bytes, behind the id of the request. */
  void write(int id, byte[] body) throws IOException {
    write('B', ByteBuffer.allocate(4).putInt(0, id), body);
  }

  private synchronized void write(char kind, ByteBuffer first, byte[] second) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(5).putInt(1 + first.remaining() + second.length).put((byte) kind);
    out.write(header.array());
    out.write(first.array(), first.position(), first.remaining());
    out.write(second);
    out.flush();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // It is of no more use either way.
    }
  }
}
