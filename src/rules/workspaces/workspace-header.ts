/**
 * The header in which a browser tab names the workspace it shows, so that a switch in another tab cannot redirect its
 * calls. Without it, the session's current workspace is meant.
 */
export const WORKSPACE_HEADER = 'x-workspace'
