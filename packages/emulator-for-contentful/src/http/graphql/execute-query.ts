import {
  type DocumentNode,
  execute,
  GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql';
import { contentfulError } from '../../query/contentful-error.ts';
import type { QueryContext } from '../../query/scope.ts';
import { defined } from '../../text/json.ts';
import { Refusal, refuse } from '../refusal.ts';
import { costHeader } from '../responses.ts';
import type { ServedSchema } from '../served-content.ts';
import type { GraphQLParameters } from './graphql-parameters.ts';
import { maxCost, queryCost } from './query-cost.ts';

/** Reports an internal error, whose details are not sent to the client. */
export type ReportError = (error: unknown) => void;

/**
 * Executes a query.
 * @returns the data, the errors of its parts (RULES.md §2.3), and the cost (§3.5)
 * @throws Refusal when the query cannot be executed at all: 422 without a schema, 400 for anything wrong with the query
 */
export async function executeQuery(
  served: ServedSchema,
  { query, variables, operationName }: GraphQLParameters,
  context: QueryContext,
  reportError: ReportError,
) {
  if (!served.ok) {
    const { code, message, details } = served.problem;
    throw refuse(422, code, message, details);
  }
  const checked = served.documents(query);
  if (!checked.ok) throw new Refusal(400, checked.errors);
  const operation = chooseOperation(checked.document, operationName);
  if (operation.operation !== 'query') {
    throw new Refusal(400, `This API is read-only; it has no ${operation.operation}.`);
  }
  const cost = queryCost(served.schema, checked.document, operation, variables);
  if (cost > maxCost) {
    // The message is Contentful's, since clients may match it.
    const message = `Query cannot be executed. The maximum allowed complexity for a query is ${maxCost} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`;
    const details = { maximumCost: maxCost, cost };
    throw refuse(400, 'TOO_COMPLEX_QUERY', message, details, { [costHeader]: String(cost) });
  }
  const result = await execute({
    schema: served.schema,
    document: checked.document,
    contextValue: context,
    ...defined({ variableValues: variables, operationName }),
  });
  const errors = (result.errors ?? []).map((error) => masked(error, reportError));
  // There is no data when the variables are invalid.
  if (result.data === undefined) throw new Refusal(400, errors);
  return { data: result.data, errors, cost };
}

function chooseOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation != null) return operation;
  const message =
    name === undefined
      ? 'The query has several operations: choose one with operationName.'
      : `The query has no operation called “${name}”.`;
  throw refuse(400, 'QUERY_OPERATION_NAME_MISMATCH', message);
}

/** Resolvers throw GraphQLErrors on purpose. Any other error is internal, and its message is not sent. */
function masked(error: GraphQLError, reportError: ReportError): GraphQLError {
  const { originalError, nodes, path } = error;
  if (originalError == null || originalError instanceof GraphQLError) return error;
  reportError(originalError);
  const { message, extensions } = contentfulError('INTERNAL_SERVER_ERROR', 'Internal server error');
  return new GraphQLError(message, { extensions, ...(nodes && { nodes }), ...(path && { path }) });
}
