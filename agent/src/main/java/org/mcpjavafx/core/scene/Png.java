package org.mcpjavafx.core.scene;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** PNG, 8 bits a channel, with alpha. javafx.swing, which could do it, is seldom there. */
final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

  private Png() {}

  static byte[] encode(int width, int height, int[] argb) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(width * height / 4 + 1024);
    out.writeBytes(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height);
    chunk(out, "IHDR", header.put((byte) 8).put((byte) 6).array(), 13);
    byte[] packed = deflate(rows(width, height, argb));
    chunk(out, "IDAT", packed, packed.length);
    chunk(out, "IEND", new byte[0], 0);
    return out.toByteArray();
  }

  /** Each row as differences to its left neighbour, which is what makes flat areas small. */
  private static byte[] rows(int width, int height, int[] argb) {
    byte[] rows = new byte[height * (width * 4 + 1)];
    int at = 0;
    for (int y = 0; y < height; y++) {
      rows[at++] = 1;
      int left = 0;
      for (int x = 0; x < width; x++) {
        int pixel = argb[y * width + x];
        rows[at++] = (byte) ((pixel >> 16) - (left >> 16));
        rows[at++] = (byte) ((pixel >> 8) - (left >> 8));
        rows[at++] = (byte) (pixel - left);
        rows[at++] = (byte) ((pixel >> 24) - (left >> 24));
        left = pixel;
      }
    }
    return rows;
  }

  private static byte[] deflate(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 8 + 64);
      byte[] buffer = new byte[1 << 16];
      while (!deflater.finished()) out.write(buffer, 0, deflater.deflate(buffer));
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] body, int length) {
    CRC32 sum = new CRC32();
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    sum.update(name);
    sum.update(body, 0, length);
    out.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
    out.writeBytes(name);
    out.write(body, 0, length);
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
  }
}
