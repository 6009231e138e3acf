import type { Entity } from '../entity.ts'
import type { Finding } from '../finding.ts'

/** Finds the owner whose structured-data entity, or a part of it, states a value. */
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

  /** The owner whose entity is the value's own or the nearest that holds it, or null. */
  of({ detail }: Finding): number | null {
    return this.ofEntity(detail?.entity)
  }

  /** The owner that an entity is, or the nearest that holds it, or null. */
  ofEntity(index: number | undefined): number | null {
    let entity = index === undefined ? undefined : this.#entities[index]
    for (; entity; entity = entity.parent ?? undefined) {
      const owner = this.#ownerByEntity.get(entity.index)
      if (owner !== undefined) return owner
    }
    return null
  }
}
