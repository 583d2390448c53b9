import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { compress } from 'hono/compress';
import type { Db } from '#api/db/db';
import { withoutValues } from '#api/db/failed-statement';
import { createApp } from '#api/http/app';
import type { Clock, Platform, Random } from '#api/kernel/context';
import { runDueJobs } from '#api/kernel/jobs';
import { createInvitation } from '#api/modules/account/registrations/service';
import { forgetOld } from '#api/modules/forget-old';
import { jobHandlers } from '#api/modules/job-handlers';
import { routes } from '#api/modules/routes';
import { readGuide } from '../../../seed/guides/read-guide';
import { demoJobs } from '../../../seed/load/demo/demo-jobs';
import { askedBy, type Environment } from './environment';
import { createHeavyThread } from './heavy-thread';
import { type HostDatabase, openPrepared } from './open-database';
import { originOf } from './origin';
import { repeat } from './repeat';
import { hasCompanies } from './repository';
import { chooseDelivery, createMailer } from './send-mail';

/** The longest that jobs and mail from other processes on the same database wait. */
const longestJobRestMs = 30_000;
const mailRestMs = 5_000;
const tidyingRestMs = 3_600_000;

const systemClock: Clock = { now: () => new Date() };
const systemRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };

export type Host = { url: string; close(): Promise<void> };

type Options = {
  environment: Environment;
  withDemo?: boolean;
  /** A workspace file, whose companies are added. */
  loadPath?: string | undefined;
  /** Creates an invitation and logs it: the way into a host without companies. */
  withInvitation?: boolean;
  clock?: Clock;
  /** PBKDF2 rounds for new passwords. */
  passwordIterations?: number;
  log(message: string, error?: unknown): void;
};

/** Starts the API over HTTP with its job runner and mailer; resolves once it listens. */
export async function startHost(options: Options): Promise<Host> {
  const { environment, withDemo = false, clock = systemClock, passwordIterations = 600_000 } = options;
  const log: Options['log'] = (message, error) => options.log(message, withoutValues(error));
  const heavyThread = createHeavyThread();
  const platform = {
    clock,
    random: systemRandom,
    passwordIterations,
    wakeJobs: () => {},
    readGuide,
    runHeavyWork: heavyThread.run,
  };
  const connection = await openPrepared(environment, { platform, withDemo, loadPath: options.loadPath, log });
  try {
    const { db } = connection;
    if (options.withInvitation) await invite(db, platform, log);
    else if (!(await hasCompanies(db)))
      log('There is no company yet. Start this host with --invite to get an invitation to register one.');
    const app = createApp({
      db,
      platform,
      routes,
      corsOrigin: environment.corsOrigin,
      originOf: (c) => originOf(c, environment.trustedProxies),
      compress: compress(),
      log,
    });
    const server = createAdaptorServer({ fetch: app.fetch });
    const address = `HOST ${environment.host} with PORT ${environment.port}`;
    const { port } = await askedBy(address, () => listen(server, environment));
    const jobs = runJobs(db, platform, log);
    platform.wakeJobs = jobs.wake;
    const mail = sendMail(connection, platform, environment, log);
    const tidying = tidy(db, platform, log);
    return {
      url: `http://${environment.host}:${port}`,
      async close() {
        await closeServer(server);
        await Promise.all([jobs.stop(), mail.stop(), tidying.stop(), heavyThread.close()]);
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function invite(db: Db, platform: Platform, log: Options['log']): Promise<void> {
  const { token, expiresOn } = await createInvitation(db, platform);
  log(`Invitation to register a company, until ${expiresOn.toISOString().slice(0, 10)}: ${token}`);
}

function runJobs(db: Db, platform: Platform, log: Options['log']) {
  return repeat({
    work: async () => {
      const next = await runDueJobs(db, platform, { ...jobHandlers, ...demoJobs });
      return next ? next.getTime() - platform.clock.now().getTime() : longestJobRestMs;
    },
    longestRestMs: longestJobRestMs,
    onError: (error) => log('The job runner failed', error),
  });
}

function sendMail(
  { db, isShared }: HostDatabase,
  { clock }: Platform,
  environment: Environment,
  log: Options['log'],
) {
  const sendWaiting = createMailer({
    db,
    isShared,
    clock,
    deliver: chooseDelivery(environment, log),
    onError: (mailId, error) => log(`Mail ${mailId} was not sent`, error),
  });
  return repeat({
    work: () => sendWaiting().then(() => mailRestMs),
    longestRestMs: mailRestMs,
    onError: (error) => log('The mailer failed', error),
  });
}

function tidy(db: Db, { clock }: Platform, log: Options['log']) {
  return repeat({
    work: () => forgetOld(db, clock.now()).then(() => tidyingRestMs),
    longestRestMs: tidyingRestMs,
    onError: (error) => log('Old data was not deleted', error),
  });
}

function listen(server: ServerType, { host, port }: Environment): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Waits for running requests; idle connections are closed. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
