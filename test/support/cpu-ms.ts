/**
 * Milliseconds of processor time that this process has used. Bounds on work are held against it rather than against the
 * clock, which also counts what a busy machine does for others.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * What may be used for an input at its limit by work that grows with it, on the slowest machine. Work that grows faster used
 * sixteen seconds to minutes for each of these inputs, or never ended.
 */
export const LINEAR_CPU_MS = 12_000
