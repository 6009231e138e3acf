import type { Entity } from '../entity.ts'
import type { Finding } from '../finding.ts'

/** Finds the owner whose structured-data entity, or a part of it, contains a value. */
export class EntityOwners {
  readonly #entities: readonly Entity[]
  readonly #ownerByEntity = new Map<number, number>()

  constructor(entities: readonly Entity[], owners: readonly Finding[]) {
    this.#entities = entities
    for (const [owner, { detail }] of owners.entries()) {
      if (detail?.entity !== undefined && !this.#ownerByEntity.has(detail.entity))
        this.#ownerByEntity.set(detail.entity, owner)
    }
  }

  /** Returns the owner of the value's own entity, else of its nearest ancestor that has one, or null. */
  of({ detail }: Finding): number | null {
    return this.ofEntity(detail?.entity)
  }

  /** Returns the owner of an entity, else of its nearest ancestor that has one, or null. */
  ofEntity(index: number | undefined): number | null {
    let entity = index === undefined ? undefined : this.#entities[index]
    for (; entity; entity = entity.parent ?? undefined) {
      const owner = this.#ownerByEntity.get(entity.index)
      if (owner !== undefined) return owner
    }
    return null
  }
}
