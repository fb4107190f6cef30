import { expect } from 'vitest';
import { connect, type Session } from '../../../client/index.js';
import { clientContract } from '../../../generated/mcp-sweethome3d/1.0/client.js';
import { startProgram } from '../../../testing/program.js';

/** A slow machine may take its time for a call. */
const patiently = ['--timeout', '600000', '--photo-timeout', '600000'];

export const serve = ['sweethome3d', 'serve', '--quiet', '--port', '0', '--no-register', ...patiently];

/** A caller that builds a room and saves it. */
export async function build(session: Session<typeof clientContract>, file: string): Promise<void> {
  const { tools } = session;
  const { walls } = await tools.create_walls({ x: 0, y: 0, width: 400, height: 300 });
  await tools.place_door_or_window({ wallId: walls[0]!.id, name: 'Door' });
  await tools.place_furniture({ name: 'Desk', x: 200, y: 150, angle: 90 });
  const { filePath } = await tools.save_home({ filePath: file });
  expect(filePath).toBe(`${file}.sh3d`);
  const before = await tools.get_state();
  await tools.clear_scene();
  await tools.load_home({ filePath: file });
  const { walls: loaded, furniture } = await tools.get_state();
  expect({ walls: loaded, furniture }).toEqual({ walls: before.walls, furniture: before.furniture });
}

/** A folder with a home in it. */
export async function savedHome() {
  const program = startProgram([...serve, '--json', '--files', '.']);
  const { endpoint, token } = await program.served();
  await using session = await connect(clientContract, endpoint, { token });
  await build(session, 'flat');
  return { folder: program.folder };
}
