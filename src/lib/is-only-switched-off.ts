/** Whether an update only deactivates. This is allowed even to accounts that have lost the feature or their plan. */
export const isOnlySwitchedOff = (input: { readonly is_active?: boolean | undefined }): boolean =>
  input.is_active === false && Object.values(input).filter((value) => value !== undefined).length === 1
