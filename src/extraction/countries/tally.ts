/** Points for countries, collected from many small pieces of evidence. */
export class Tally {
  readonly points = new Map<string, number>()

  add(country: string, points: number): void {
    this.points.set(country, (this.points.get(country) ?? 0) + points)
  }

  /**
   * Adds `first` points for the first of several similar pieces of evidence and `more` for each further one, up to
   * `limit`.
   */
  addRepeated(country: string, count: number, first: number, more: number, limit: number): void {
    if (count > 0) this.add(country, Math.min(limit, first + more * (count - 1)))
  }

  /** Adds points to several countries, given as `DE 0.7 AT 0.2`. */
  addShares(shares: string, factor: number): void {
    const parts = shares.split(' ')
    for (let at = 0; at + 1 < parts.length; at += 2) this.add(parts[at]!, Number(parts[at + 1]) * factor)
  }

  addAll(other: Tally): void {
    for (const [country, points] of other.points) this.add(country, points)
  }
}
