import type { CommonValues } from '../../../generated/runtime/contract-module.js';
import type { Contract } from '../contract.js';

/**
 * Reads a value that the common sentences leave open: as the judged contract gives it, else as the pack says it of
 * a contract that has these sentences in words of its own.
 */
export const valueReader =
  (own: CommonValues = {}) =>
  <Name extends keyof CommonValues>(
    { contract }: { readonly contract: Contract },
    name: Name,
  ): NonNullable<CommonValues[Name]> => {
    const value = optionalValue(contract, name, own);
    if (value === undefined) throw new Error(`${contract.schema} does not say what its ${name} is.`);
    return value;
  };

/** The same where there need not be one. */
export const optionalValue = <Name extends keyof CommonValues>(
  { common }: Contract,
  name: Name,
  own: CommonValues = {},
): NonNullable<CommonValues[Name]> | undefined => (common?.values ?? own)[name] ?? undefined;

export const bodyLimitOf = (mebibytes: number): number => mebibytes << 20;
