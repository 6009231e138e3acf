/** Compares the variables that the Worker reads with their documentation. Pure, so that it can be tested. */

export interface Variables {
  /** Names of all variables, secrets included. */
  readonly names: readonly string[]
  readonly secrets: ReadonlySet<string>
}

const ROW = /^\|(.+?)\|(.+?)\|/gm
const NAME = /`([A-Z][A-Z\d_]*)`/g
const EXAMPLE = /^([A-Z][A-Z\d_]*)=/gm

/**
 * Describes each difference as a sentence: a variable without a row in the table of `docs/configuration.md`, a row
 * without a variable (bindings have a row too), and a secret that its row or `.dev.vars.example` does not call one.
 *
 * @param document text of `docs/configuration.md`
 * @param example text of `.dev.vars.example`
 */
export function variableFaults({ names, secrets }: Variables, document: string, example: string): string[] {
  const needs = new Map(
    [...document.matchAll(ROW)].flatMap(([, cell, need]) =>
      [...cell!.matchAll(NAME)].map(([, name]) => [name!, need!] as const),
    ),
  )
  const examples = new Set([...example.matchAll(EXAMPLE)].map(([, name]) => name!))
  const isBinding = (name: string) => /\bbinding\b/.test(needs.get(name)!)
  return [
    ...names.filter((name) => !needs.has(name)).map((name) => `docs/configuration.md does not list ${name}`),
    ...[...needs.keys()]
      .filter((name) => !names.includes(name) && !isBinding(name))
      .map((name) => `docs/configuration.md lists ${name}, which the Worker does not read`),
    ...[...secrets]
      .filter((name) => needs.has(name) && !/\bsecrets?\b/.test(needs.get(name)!))
      .map((name) => `docs/configuration.md does not call ${name} a secret`),
    ...[...secrets].filter((name) => !examples.has(name)).map((name) => `.dev.vars.example lacks ${name}`),
    ...[...examples]
      .filter((name) => !secrets.has(name))
      .map((name) => `.dev.vars.example has ${name}, which is no secret`),
  ]
}
