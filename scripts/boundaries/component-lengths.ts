import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The maximum length of a component; longer ones are split into named parts. */
export const COMPONENT_LINES_MAX = 75

/** A React component of the web. */
export interface Component {
  /** `path#Name`. */
  readonly id: string
  readonly lines: number
}

const STARTS = /^(?:export )?(?:default )?function ([A-Z]\w*)/

/** Every component of the web. Relies on the formatter: a function at the top of a file ends with a brace at its start. */
export function readComponents(root: string): Component[] {
  return globSync('web/**/*.tsx', { cwd: root }).flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n')
    return lines.flatMap((line, at) => {
      const [, name] = STARTS.exec(line) ?? []
      return name ? [{ id: `${path}#${name}`, lines: lines.indexOf('}', at) - at + 1 }] : []
    })
  })
}

/** Returns the components that exceed the maximum. */
export const tooLong = (components: readonly Component[]): Component[] =>
  components.filter(({ lines }) => lines > COMPONENT_LINES_MAX)
