import { type HealthOptions, health as healthOf } from '../health.js';
import type { Health } from './contract.js';
import { olderContract } from './older-contract.js';

/** Asks a server over HTTP how it is; that needs no token. */
export function health(endpoint: string | URL, options: HealthOptions = {}): Promise<Health> {
  return healthOf(olderContract, endpoint, options);
}
