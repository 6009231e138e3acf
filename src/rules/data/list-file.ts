/** Extensions of readable list files, as an input's `accept` attribute. */
export const LIST_FILE_ENDINGS = '.csv,.txt,.xlsx,.json'
export const LIST_FILE_NAME = /\.(?:csv|txt|xlsx|json)$/i
export const WRONG_LIST_FILE = 'Please choose a .csv, .txt, .xlsx or .json file'
