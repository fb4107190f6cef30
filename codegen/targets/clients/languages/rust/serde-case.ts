/** What serde makes of a field `min_x` with `rename_all = "camelCase"`. */
export function camelOfSnake(field: string): string {
  const pascal = field
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

const separated = (variant: string, separator: string): string =>
  variant.replace(/(?!^)[A-Z]/g, (letter) => separator + letter).toLowerCase();

/** What serde makes of a variant `TypeText`, by the name of the rule. */
const rules: Readonly<Record<string, (variant: string) => string>> = {
  lowercase: (variant) => variant.toLowerCase(),
  camelCase: (variant) => variant.charAt(0).toLowerCase() + variant.slice(1),
  snake_case: (variant) => separated(variant, '_'),
  SCREAMING_SNAKE_CASE: (variant) => separated(variant, '_').toUpperCase(),
  'kebab-case': (variant) => separated(variant, '-'),
};

/** The rule under which all variants get their values, if there is one. */
export function ruleFor(variants: readonly string[], values: readonly string[]): string | undefined {
  return Object.keys(rules).find((rule) =>
    variants.every((variant, i) => rules[rule]!(variant) === values[i]),
  );
}
