import directory from '../../shared/directory.json'

export default defineEventHandler(() => directory)
