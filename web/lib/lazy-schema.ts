/**
 * A schema that is built when it is first used. The build wraps the schemas of contracts in it, because a page loads
 * those of forms that are rarely opened, and building them would block a phone for 100 ms.
 *
 * @param build builds the schema; called once
 */
export function lazySchema<Schema extends object>(build: () => Schema): Schema {
  let schema: Schema | undefined
  const built = () => {
    schema ??= build()
    return schema
  }
  return new Proxy({} as Schema, {
    get: (_, name) => Reflect.get(built(), name),
    has: (_, name) => Reflect.has(built(), name),
  })
}
