/** The class of a request's path, for counting: a closed list, whatever the path. */
export type RouteClass = 'api' | 'api_v1' | 'mcp' | 'dev' | 'health' | 'metrics' | 'pages'

/** @param pathname without the query */
export function routeClass(pathname: string): RouteClass {
  if (pathname === '/mcp' || pathname.startsWith('/mcp/')) return 'mcp'
  const [, api, part] = pathname.split('/', 3)
  if (api !== 'api') return 'pages'
  if (part === 'v1') return 'api_v1'
  return part === 'dev' || part === 'health' || part === 'metrics' ? part : 'api'
}
