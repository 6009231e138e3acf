/** An update that does nothing but deactivate, which is allowed to those who lost the feature or their plan as well. */
export const isOnlySwitchedOff = (input: { readonly is_active?: boolean | undefined }): boolean =>
  input.is_active === false && Object.values(input).filter((value) => value !== undefined).length === 1
