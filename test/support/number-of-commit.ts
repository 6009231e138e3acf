import { execFileSync } from 'node:child_process'

/**
 * A number that each commit has of its own, for tests that take another sample with each.
 *
 * @returns from its hash; 0 outside a repository
 */
export function numberOfCommit(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(hash.slice(0, 8), 16)
  } catch {
    return 0
  }
}
