export { buildStudio as setup } from '../../tools/build-studio.ts'
