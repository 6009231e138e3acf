import type { DeployContext, Facts, Step } from './context.ts'
import { DeployError } from './errors.ts'
import { administratorStep } from './steps/administrator.ts'
import { domainStep, firstSteps } from './steps/first.ts'
import { buildSteps, migrationSteps, resourceSteps } from './steps/resources.ts'
import { secretStep } from './steps/secrets.ts'
import { backupSteps, rolloutSteps } from './steps/upgrade.ts'

export type Mode = 'first' | 'upgrade'

/**
 * A serving installation is upgraded: one that was healthy once, or a manual one being adopted. An interrupted first
 * deployment continues as such.
 */
export function modeOf({ state, inventory }: Pick<Facts, 'state' | 'inventory'>): Mode {
  if (state.deployment !== null || state.upgrade !== null)
    return inventory.servingVersion === null ? 'first' : 'upgrade'
  return state.begunAt === null && inventory.servingVersion !== null ? 'upgrade' : 'first'
}

/** Every step of a run, in order. Pure. */
export function stepsOf(mode: Mode, { wanted }: Pick<Facts, 'wanted'>): Step[] {
  const prepared = [domainStep(), ...resourceSteps(wanted), ...buildSteps()]
  return mode === 'first'
    ? [...prepared, ...migrationSteps(wanted), secretStep(false), ...firstSteps()]
    : [
        ...prepared,
        ...backupSteps(wanted),
        ...migrationSteps(wanted),
        secretStep(true),
        ...rolloutSteps(),
        administratorStep(),
      ]
}

export interface PlannedStep {
  readonly step: Step
  /** What exists already; null if the step will run. */
  readonly done: string | null
}

/** What a run would do, given the current facts. Pure. */
export const planOf = (steps: readonly Step[], facts: Facts): PlannedStep[] =>
  steps.map((step) => ({ step, done: step.check(facts) }))

/**
 * Runs the steps that are not done yet; each prints one line.
 *
 * @param signal stops before the next step
 * @throws DeployError of the failed step, with its title
 */
export async function runSteps(ctx: DeployContext, steps: readonly Step[], signal?: AbortSignal): Promise<void> {
  for (const step of steps) {
    if (signal?.aborted) throw new DeployError(`Interrupted before: ${step.title}`)
    const done = step.check(ctx)
    if (done !== null) {
      ctx.print(`  = ${done}`)
      continue
    }
    try {
      ctx.print(`  ✓ ${await step.run(ctx)}`)
    } catch (error) {
      if (signal?.aborted) throw new DeployError(`Interrupted during: ${step.title}`)
      if (error instanceof DeployError) throw new DeployError(`${step.title}: ${error.message}`, error.advice)
      throw new DeployError(`${step.title}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
