import { commonChecks } from '../../kit/checks/index.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { facts } from '../facts.js';
import { annotations } from './annotations.js';
import { archives } from './archives.js';
import { batches } from './batches.js';
import { calls } from './calls.js';
import { cameras, environment } from './cameras.js';
import { catalogs } from './catalogs.js';
import { changing } from './changing.js';
import { checkpoints } from './checkpoints.js';
import { doors } from './doors.js';
import { files } from './files.js';
import { homes } from './homes.js';
import { ids } from './ids.js';
import { joins } from './joins.js';
import { levels } from './levels.js';
import { measures } from './measures.js';
import { photoViews } from './photo-views.js';
import { photos } from './photos.js';
import { placing } from './placing.js';
import { plans } from './plans.js';
import { rooms } from './rooms.js';
import { shapes } from './shapes.js';
import { state } from './state.js';
import { textures } from './textures.js';
import { walls } from './walls.js';

/** Every requirement has its check: one without does not compile. */
export const checks = {
  ...commonChecks(facts),
  ...calls,
  ...homes,
  ...measures,
  ...ids,
  ...changing,
  ...state,
  ...walls,
  ...joins,
  ...rooms,
  ...catalogs,
  ...placing,
  ...doors,
  ...shapes,
  ...textures,
  ...annotations,
  ...levels,
  ...cameras,
  ...environment,
  ...checkpoints,
  ...batches,
  ...files,
  ...plans,
  ...photos,
  ...photoViews,
  ...archives,
} satisfies Record<RequirementId, Check>;
