import { join, relative } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { type Measured, shareOut } from './share-out.ts'
import { secondsOf } from './test-times.ts'

const TESTS = join(import.meta.dirname, '..')

const measured = (spec: TestSpecification): Measured<TestSpecification> => {
  const name = relative(TESTS, spec.moduleId)
  return { item: spec, name: `${spec.project.name} ${name}`, seconds: secondsOf(name) }
}

/**
 * Starts the longest files first, so that no long file runs alone at the end, and gives each shard the same total time.
 * The order is the same on every machine; Vitest's default order depends on earlier runs on that machine.
 */
export class ByMeasuredTime extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return shareOut(specs.map(measured), 1)[0]!
  }

  override async shard(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!
    return shareOut(specs.map(measured), count)[index - 1]!
  }
}
