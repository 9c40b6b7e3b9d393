import swagger from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { isApiPath, type App } from './app.ts'
import { forCustomers } from './customer.ts'

/** Describes the API at `/openapi.json`, from the schemas and guards of its routes. */
export async function addOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dukani', version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform({ route, ...given }) {
      if (!isApiPath(given.url) || given.url.includes('*')) return { schema: { hide: true }, url: given.url }
      const { schema, url } = jsonSchemaTransform({ route, ...given })
      const roles = route.config?.roles ?? (isForCustomers(route) ? [] : null)
      return { schema: roles === null ? schema : { ...schema, security: [{ bearer: [...roles] }] }, url }
    },
  })
  app.get('/openapi.json', async () => app.swagger())
}

function isForCustomers({ onRequest, preValidation }: RouteOptions): boolean {
  return [onRequest, preValidation].flat().some((hook) => hook === forCustomers)
}
