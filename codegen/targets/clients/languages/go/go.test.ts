import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../../load.js';
import { packageRoot } from '../../../../package-root.js';
import { irOf } from '../../model/build-ir.js';
import { go } from './go.js';

const lights = irOf(loadContract(join(packageRoot(), 'testing/tenants/lights/schema'), 'mcp-lights/0.3'));

const textOf = (path: string, packageName = 'example.com/lamps'): string =>
  go.files(lights, { packageName }).find((file) => file.path === path)!.text;

describe('the Go emitter', () => {
  it('makes a union an interface, and lets the variants write their tag', () => {
    const models = textOf('models.go');
    expect(models).toContain(`//
// One of [SwitchStep], [DimStep], [UnlockStep].
type Step interface {
	isStep()
}
`);
    expect(models).toContain(`type SwitchStep struct {
	// Name of the lamp.
	Lamp string \`json:"lamp"\`
	// On or off. Default: true.
	On *bool \`json:"on,omitzero"\`
}

func (SwitchStep) isStep() {}
`);
    expect(models).toContain('		Kind string `json:"kind"`\n		plain\n	}{"switch", plain(v)})\n');
  });

  it('writes a required null, keeps a secret, and says which members go together', () => {
    const models = textOf('models.go');
    expect(models).toContain('	To *Room `json:"to"`\n');
    expect(models).toContain('	Pin Secret `json:"pin"`\n');
    expect(models).toContain('Exactly one of `percent`, `to`.');
  });

  it('adds only the code that the models need', () => {
    expect(textOf('values.go')).toContain('func listOf[');
    expect(textOf('values.go')).not.toContain('func mapOf[');
  });

  it.each([
    ['example.com/lamps', 'lamps'],
    ['github.com/acme/go-lamps/v2', 'lamps'],
    ['github.com/acme/lamp.client-go', 'lampclient'],
    ['example.com/Type', 'clienttype'],
    ['example.com/3d', 'client3d'],
  ])('names the package of %s %s', (module, name) => {
    expect(go.packageName.pattern.test(module)).toBe(true);
    expect(textOf('client.go', module)).toContain(`\npackage ${name}\n`);
  });

  it.each(['lamps', 'Example.com/lamps', 'example.com/', 'example.com/a b', '../lamps'])(
    'takes no %j for a module path',
    (module) => expect(go.packageName.pattern.test(module)).toBe(false),
  );
});
