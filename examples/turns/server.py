import json, os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from agent import answer

sessions = {}

class Chat(BaseHTTPRequestHandler):
    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        messages = sessions.setdefault(body["session"], [])
        messages.append({"role": "user", "content": body["input"]})
        reply = answer(messages).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(reply)

ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Chat).serve_forever()
