import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { csharpParser, foreignTypes, nameErrors, syntaxErrors } from '../../testing/csharp-syntax.js';
import { describeLanguage } from '../../testing/describe-language.js';
import { csharp } from './csharp.js';

const parse = await csharpParser();

/** What models may use of .NET. */
const ofNet = ['IOpenEnum', 'IReadOnlyDictionary', 'IReadOnlyList', 'JsonConverter', 'JsonElement'];

// There is no compiler for it here: a grammar reads it, and names are looked after.
describeLanguage(
  {
    emitter: csharp,
    missing: [],
    parsedOnly: true,
    packageName: 'Acme.Second',

    build(folder) {
      const files = readdirSync(folder);
      const sources = files.filter((file) => file.endsWith('.cs'));
      expect(sources).toHaveLength(4);
      for (const file of sources) {
        const tree = parse(readFileSync(join(folder, file), 'utf8'));
        expect({ file, errors: [...syntaxErrors(tree), ...nameErrors(tree)] }).toEqual({ file, errors: [] });
      }
      const models = foreignTypes(parse(readFileSync(join(folder, 'Models.cs'), 'utf8')));
      expect(models.filter((name) => !ofNet.includes(name))).toEqual([]);
      const project = files.find((file) => file.endsWith('.csproj'))!;
      new SaxesParser().write(readFileSync(join(folder, project), 'utf8')).close();
      const [, example] = /```csharp\n([\s\S]*?)```/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))!;
      expect(syntaxErrors(parse(example!))).toEqual([]);
    },
  },
  { everyContract: true },
);

describe('the check of C#', () => {
  it('finds what the grammar does not accept', () => {
    expect(syntaxErrors(parse('record A\n{\n    int X { get; init; }\n    int Y => ;\n}\n'))).toEqual([
      '4: =>',
    ]);
    expect(syntaxErrors(parse('record A { int X { get } }'))).not.toEqual([]);
    expect(syntaxErrors(parse('class A { }'))).toEqual([]);
  });

  it('finds names that a compiler would refuse', () => {
    const tree = parse(
      'record A { public int X { get; } public int X { get; } public B A { get; } } record A;',
    );
    expect(nameErrors(tree)).toEqual([
      'A is declared twice',
      'A.X is declared twice',
      'A has a member of its own name',
    ]);
    expect(foreignTypes(tree)).toEqual(['B']);
  });
});
