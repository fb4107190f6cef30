import type { RequirementIdOf } from '../kit/versions-of.js';

export type RequirementId = RequirementIdOf<'mcp-sweethome3d'>;
