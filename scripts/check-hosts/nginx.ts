import type { ServerOptions } from './server-options';

/** A whole configuration, fit to be run without rights and beside any other nginx. */
export function nginxConfiguration({ folder, place, port, rules }: ServerOptions): string {
  const start = rules.search(/^# En el bloque server/m);
  const [forHttp, forServer] = [rules.slice(0, Math.max(start, 0)), rules.slice(start)];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${place}/${name};`)
    .join('\n');
  return `
worker_processes 1;
pid ${place}/nginx.pid;
events {}
http {
${temporary}
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
${forHttp}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
${forServer}
  }
}
`;
}
