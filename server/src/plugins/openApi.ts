import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { isApiPath, type App } from './app.ts'

/** Describes the API at `/openapi.json`, from the very schemas that check its requests and answers. */
export async function addOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Dukani', version: '1' } },
    transform: (route) =>
      isApiPath(route.url) && !route.url.includes('*')
        ? jsonSchemaTransform(route)
        : { schema: { hide: true }, url: route.url },
  })
  app.get('/openapi.json', async () => app.swagger())
}
