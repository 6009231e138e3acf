import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { type Measured, shareOut } from './share-out.ts'

const TESTS = join(import.meta.dirname, '..')
/** Seconds, by `npm test -- --record`. */
const { files } = JSON.parse(readFileSync(join(TESTS, 'times.json'), 'utf8')) as {
  readonly files: Readonly<Record<string, number>>
}

/** What is not listed took less than a second, or is new. */
const UNKNOWN_S = 0.5

const measured = (spec: TestSpecification): Measured<TestSpecification> => {
  const name = relative(TESTS, spec.moduleId)
  return { item: spec, name: `${spec.project.name} ${name}`, seconds: files[name] ?? UNKNOWN_S }
}

/**
 * Begins with the files that take longest, so that nothing long is left at the end when everything else is over, and gives each shard
 * the same time. The order is the same on every machine; the runner's own follows from what ran there before.
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
