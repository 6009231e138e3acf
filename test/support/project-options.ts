/** Long enough for a busy machine; what hangs, or grows with the square of its input, takes longer all the same. */
export const testTimeout = 200_000

/** Tests that share a machine, a runtime or a site run one file at a time. */
export const oneAtATime = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } })

export interface Files {
  readonly include: string[]
  readonly exclude?: string[]
}
