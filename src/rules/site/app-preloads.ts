/** What the build writes beside the application: for each pattern of a path, the scripts and the head of its page. */
export const PRELOADS_FILE = '/app-preloads.json'

/** Matches the paths of a pattern such as `/dashboard/crawl/:id`. */
export const pathMatcher = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`)
