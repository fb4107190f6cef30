import { createHash } from 'node:crypto';
import type { HomeRecords } from '../../home/records.js';

/** The same for the same home, and for no other. */
export function digestOf(home: HomeRecords): string {
  return createHash('sha256').update(JSON.stringify(home)).digest('base64url');
}
