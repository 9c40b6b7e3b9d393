# Varnish 7 in front of two processes of the shop, behind whatever ends TLS (such as Hitch, Caddy or nginx), which sets
# X-Forwarded-Proto and X-Forwarded-For. Start it with: varnishd -f default.vcl -p http_gzip_support=off
# The shop: TRUST_PROXY=2 (or one more for each proxy), CDN_PURGE_URL=http://varnish:6081/purge
vcl 4.1;

import directors;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
}

backend other {
  .host = "127.0.0.1";
  .port = "3002";
  .probe = ready;
}

# Who may remove pages: the shop's processes.
acl shop {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new processes = directors.round_robin();
  processes.add_backend(one);
  processes.add_backend(other);
}

sub vcl_recv {
  set req.backend_hint = processes.backend();

  if (req.url == "/purge") {
    if (req.method != "POST" || !client.ip ~ shop || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    if (req.http.surrogate-key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400));
    }
    # On the object alone, so that Varnish tests it in the background. An expression's parts are divided by spaces.
    ban("obj.http.surrogate-key ~ (^|[^a-z0-9-])(" + regsuball(req.http.surrogate-key, " ", "|") + ")($|[^a-z0-9-])");
    return (synth(200));
  }

  # The API answers each visitor differently; the others are the same for everybody.
  if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/(v1|dev|healthz|readyz)(/|\?|$)") {
    return (pass);
  }
  unset req.http.cookie;
  unset req.http.authorization;
  unset req.http.accept-language;

  # Advertisers' parameters change no page.
  set req.url = regsuball(req.url, "([?&])(utm_[a-z_]+|fbclid|gclid)=[^&]*", "\1");
  set req.url = regsub(regsuball(req.url, "([?&])&+", "\1"), "[?&]$", "");

  # The next release's scripts are sent as differences (RFC 9842).
  if (req.http.available-dictionary && req.http.accept-encoding ~ "dcz") {
    set req.http.accept-encoding = "dcz, br";
  } elsif (req.http.accept-encoding ~ "(^|[, ])br($|[,; ])") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "(^|[, ])gzip($|[,; ])") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

# A page's policy differs by protocol.
sub vcl_hash {
  hash_data(req.http.x-forwarded-proto);
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.via;
  unset resp.http.x-varnish;
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}
