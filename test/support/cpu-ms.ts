/**
 * Milliseconds of processor time that this process has used. Bounds on work are held against it rather than against the
 * clock, which also counts what a busy machine does for others.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
