let common: Promise<ReadonlySet<string>> | null = null

/** Whether a password is one of the 10,000 most common ones of sufficient length, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  return (await common).has(password.toLowerCase())
}

/** Loaded on first use: in most isolates no password is ever chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('./generated/common-passwords.ts')
  return new Set(COMMON_PASSWORDS.split(' '))
}
