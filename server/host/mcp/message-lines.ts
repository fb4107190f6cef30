import { isUtf8 } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { errorBody, rpc } from '../http/refusal.js';
import { paramsProblem, withoutIdleParams } from './request-params.js';

const newline = 10;

/**
 * Lets through lines that hold one JSON-RPC message. The SDK's reader drops every other line without a
 * word, and ends the connection over a long one; here each is answered and the next line is read.
 */
export class MessageLines extends Transform {
  private parts: Buffer[] = [];
  private length = 0;

  constructor(
    private readonly limit: number,
    private readonly answer: (message: object) => void,
    /** Whether somebody else takes the message. */
    private readonly divert: (message: object) => boolean = () => false,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      this.collect(chunk.subarray(from, end));
      this.endLine();
      from = end + 1;
    }
    this.collect(chunk.subarray(from));
    done();
  }

  override _flush(done: TransformCallback): void {
    this.endLine();
    done();
  }

  private collect(part: Buffer): void {
    this.length += part.length;
    if (this.length > this.limit) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  private endLine(): void {
    const line = Buffer.concat(this.parts);
    const tooLong = this.length > this.limit;
    this.parts = [];
    this.length = 0;
    if (tooLong) {
      this.answer(errorBody(rpc.invalidRequest, `The message is larger than ${this.limit} bytes.`));
      return;
    }
    const message = parse(line);
    if (message === undefined) return;
    const problem = problemOf(message);
    if (problem) this.answer(problem);
    else this.pass(message as object, line);
  }

  private pass(received: object, line: Buffer): void {
    const message = withoutIdleParams(received);
    if (this.divert(message)) return;
    const problem = paramsProblem(message);
    if (problem) this.answer(problem);
    else this.push(message === received ? `${line}\n` : `${JSON.stringify(message)}\n`);
  }
}

const notJson = Symbol('not JSON');

/** Undefined for a line without anything in it. */
function parse(line: Buffer): unknown {
  const text = line.toString();
  if (text.trim() === '') return undefined;
  try {
    return isUtf8(line) ? JSON.parse(text) : notJson;
  } catch {
    return notJson;
  }
}

function problemOf(message: unknown): object | undefined {
  if (message === notJson) return errorBody(rpc.parseError, 'The line is not JSON in UTF-8.');
  if (Array.isArray(message)) {
    return errorBody(
      rpc.invalidRequest,
      'Batches are not accepted, nothing was executed; send one message a line.',
    );
  }
  if (JSONRPCMessageSchema.safeParse(message).success) return undefined;
  return errorBody(rpc.invalidRequest, 'Expected a JSON-RPC message.');
}
