import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../../load.js';
import { packageRoot } from '../../../../package-root.js';
import { irOf } from '../../model/build-ir.js';
import type { ContractIr } from '../../model/ir.js';
import { rust } from './rust.js';

const lights = irOf(loadContract(join(packageRoot(), 'testing/tenants/lights/schema'), 'mcp-lights/0.3'));

const textOf = (path: string, packageName = 'lamp-client', contract: ContractIr = lights): string =>
  rust.files(contract, { packageName }).find((file) => file.path === path)!.text;

describe('the Rust emitter', () => {
  it('makes the tag of a union an attribute, and of a variant a struct without it', () => {
    const models = textOf('src/models.rs');
    expect(models).toContain(`#[serde(tag = "kind")]
pub enum Step {
    /// Switches a lamp.
    #[serde(rename = "switch")]
    Switch(SwitchStep),
`);
    expect(models).toContain(`pub struct SwitchStep {
    /// Name of the lamp.
    pub lamp: String,
    /// On or off. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<bool>,
}

impl SwitchStep {
    /// Takes what is required; the rest is left out.
    pub fn new(lamp: impl Into<String>) -> Self {
        Self {
            lamp: lamp.into(),
            on: None,
        }
    }
}
`);
  });

  it('writes a required null, keeps a secret, and says which members go together', () => {
    const models = textOf('src/models.rs');
    expect(models).toContain('    pub to: Option<Room>,\n    /// When it was opened last.\n    #[serde(skip');
    expect(models).toContain('    pub pin: Secret,\n');
    expect(models).toContain('Exactly one of `percent`, `to`.');
  });

  it.each(['a-lamp', 'lamp-client', 'zz-lamp'])('puts %s at its place in the lock file', (name) => {
    const found = [...textOf('Cargo.lock', name).matchAll(/^name = "(.*)"$/gm)].map((match) => match[1]!);
    expect(found).toContain(name);
    expect(found).toEqual([...found].sort());
  });

  it('only connects in its example when every tool needs arguments', () => {
    const tools = lights.tools.map((tool) => ({ ...tool, inputIsOptional: false }));
    const example = textOf('examples/first_call.rs', 'lamp-client', { ...lights, tools });
    expect(example).toContain('use lamp_client::{Client, Error};');
    expect(example).not.toContain('match');
  });
});
