import { endpoint, nothing } from '../endpoint.ts'

/**
 * Figures for a monitoring system, in Prometheus's text format. Public to the router: it is authenticated by the token
 * of the configuration, and absent without one.
 */
export const readMetrics = endpoint({
  method: 'get',
  path: '/metrics',
  permission: 'public',
  file: 'text/plain',
  returns: nothing,
})
