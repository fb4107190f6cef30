/** The formats that are checked when a witness is proven; each with values to choose a witness from. */
const known: Readonly<Record<string, { readonly pattern: RegExp; readonly samples: readonly string[] }>> = {
  'date-time': {
    pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u,
    samples: ['2026-01-05T12:34:56Z'],
  },
  date: { pattern: /^\d{4}-\d{2}-\d{2}$/u, samples: ['2026-01-05'] },
  time: { pattern: /^\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u, samples: ['12:34:56Z'] },
  email: { pattern: /^[^@\s]+@[^@\s]+$/u, samples: ['a@b.example'] },
  ipv4: { pattern: /^(\d{1,3}\.){3}\d{1,3}$/u, samples: ['127.0.0.1'] },
  uri: { pattern: /^[a-z][a-z0-9+.-]*:\S+$/iu, samples: ['urn:a', 'https://a.example/'] },
  uuid: {
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu,
    samples: ['00000000-0000-4000-8000-000000000000'],
  },
};

export const formats: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(known).map(([name, { pattern }]) => [name, pattern]),
);

export function formatSamples(name: string): readonly string[] {
  return known[name]?.samples ?? [];
}
