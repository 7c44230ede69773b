/** A small version of the directory page in another framework, in a folder beside this file. */
export interface Framework {
  readonly name: string
  readonly folder: string
  readonly isReact: boolean
  /** Arguments for Node, from the folder. */
  readonly build: readonly string[]
  readonly serve: (port: number) => {
    readonly args: readonly string[]
    readonly env?: Record<string, string>
  }
  /** Where the same page is kept by the framework's own cache, if it has one. */
  readonly kept?: string
}

export const frameworks: readonly Framework[] = [
  {
    name: 'Next',
    folder: 'next',
    isReact: true,
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: (port) => ({ args: ['node_modules/next/dist/bin/next', 'start', '-p', String(port)] }),
    kept: '/kept',
  },
  {
    name: 'TanStack Start',
    folder: 'tanstack-start',
    isReact: true,
    build: ['node_modules/vite/bin/vite.js', 'build'],
    serve: (port) => ({
      args: [
        'node_modules/srvx/bin/srvx.mjs',
        'serve',
        '--prod',
        `--port=${port}`,
        '--static=../client',
        '--entry=dist/server/server.js',
      ],
    }),
  },
  {
    name: 'Astro with React',
    folder: 'astro',
    isReact: true,
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    serve: (port) => ({ args: ['dist/server/entry.mjs'], env: { PORT: String(port), HOST: '127.0.0.1' } }),
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    isReact: false,
    build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
    serve: (port) => ({ args: ['.output/server/index.mjs'], env: { PORT: String(port) } }),
    kept: '/kept',
  },
]
