import type { Db } from './client.ts'
import type { Shards } from './shards.ts'

/** @throws Error if no binding has this name */
export function shardNamed(shards: Shards, name: string): Db {
  const shard = shards.get(name)
  if (!shard) throw new Error(`There is no data database ${name}: its binding is missing.`)
  return shard
}
