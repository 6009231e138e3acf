import type { GivenAnswers } from './answers.ts'
import type { HealthTools } from './health.ts'
import type { Inventory } from './inventory.ts'
import type { State } from './state.ts'
import type { Template, Wanted } from './wanted.ts'
import type { Wrangler } from './wrangler.ts'

/** The data that decisions are based on. */
export interface Facts {
  readonly state: State
  readonly inventory: Inventory
  readonly wanted: Wanted
}

/** The data and tools that steps use. */
export interface DeployContext extends Facts {
  state: State
  readonly template: Template
  readonly wrangler: Wrangler
  /** Changes the state and its file. */
  readonly save: (change: Partial<State>) => void
  readonly root: string
  readonly paths: DeployPaths
  readonly secretsGiven: GivenAnswers['secrets']
  readonly mayReplaceSecrets: boolean
  readonly build: () => Promise<void>
  /** A digest of what is deployed: the bundle, the assets and the configuration. */
  readonly digest: () => string
  readonly release: string
  readonly health: HealthTools
  /** Whether a host name resolves. */
  readonly resolves: (host: string) => Promise<boolean>
  readonly now: () => Date
  /** Hashes a password as the product does. */
  readonly hash: (password: string) => Promise<string>
  readonly random: (bytes: number) => string
  readonly print: (line: string) => void
}

export interface DeployPaths {
  readonly folder: string
  readonly state: string
  readonly config: string
  readonly lock: string
  readonly backups: string
}

/** One step of a run. */
export interface Step {
  readonly id: string
  readonly title: string
  /**
   * @returns what exists already, or null if the step has to run. Pure.
   */
  readonly check: (facts: Facts) => string | null
  /**
   * Runs the step; may be repeated after any interruption.
   *
   * @returns a line that says what was done
   */
  readonly run: (ctx: DeployContext) => Promise<string>
}
