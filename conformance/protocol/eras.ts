import type { Era, Protocol } from './era.js';
import { era2025 } from './era-2025.js';
import { era2026 } from './era-2026.js';

export const eras: Readonly<Record<Protocol, Era>> = { '2025-11-25': era2025, '2026-07-28': era2026 };
